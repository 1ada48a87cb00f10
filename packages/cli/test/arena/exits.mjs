// A working process that answers one task and then ends.
process.once('message', ({ task }) => {
  process.send({ doubled: task * 2 });
  process.once('message', () => process.exit(7));
});
