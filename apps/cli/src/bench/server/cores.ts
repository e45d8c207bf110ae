import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What starts processes with the cores that this machine gives them as they come. */
export const anywhere = (processes: number): string[][] =>
  Array.from({ length: processes }, () => []);

/**
 * Whoever plays everybody must not take the time of the servers: this process takes one core. Gives
 * what to start each server with, so that it takes another; null where there are not enough, or
 * where the system does not let them be chosen.
 */
export function apart(processes: number): string[][] | null {
  if (availableParallelism() <= processes) return null;
  const taken = ['--all-tasks', '--pid', '--cpu-list', String(processes), String(process.pid)];
  if (spawnSync('taskset', taken).status !== 0) return null;
  return Array.from({ length: processes }, (_, core) => ['taskset', '--cpu-list', String(core)]);
}
