// In the place of the thread that commits: ends when it is told to.
export default function run([{ sql }]) {
  if (sql === 'die') process.exit(1);
}

export function close() {}
