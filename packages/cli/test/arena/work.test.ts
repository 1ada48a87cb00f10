import { describe, expect, it } from 'vitest';
import { workOff } from '../../src/arena/work.ts';
import { CommandError } from '../../src/errors.ts';

const program = (name: string): URL => new URL(name, import.meta.url);
const here = (task: number) => ({ doubled: task * 2 });
const tasks = Array.from({ length: 25 }, (_, i) => i);

describe('work in processes', () => {
  it('gives the results in the order of the tasks, as without processes', async () => {
    const warned: string[] = [];
    const listen = (warning: Error) => warned.push(warning.name);
    process.on('warning', listen);
    const alone = await workOff({ tasks, here, program: program('doubles.mjs'), workers: 1 });
    const shared = await workOff({ tasks, here, program: program('doubles.mjs'), workers: 2 });
    process.off('warning', listen);
    expect(shared).toEqual(alone);
    expect(shared[24]).toEqual({ doubled: 48 });
    expect(warned).toEqual([]);
  });

  it('fails with the code of a process that ends too early', async () => {
    const work = workOff({ tasks, here, program: program('exits.mjs'), workers: 2 });
    await expect(work).rejects.toThrow(CommandError);
    await expect(work).rejects.toThrow('code 7');
  });
});
