// A working process that doubles numbers.
process.on('message', ({ task }) => process.send({ doubled: task * 2 }));
