import { release, type } from 'node:os';

/** The operating system, its release and the architecture: "Linux 6.1.0 x64". */
export function systemName(): string {
  return `${type()} ${release()} ${process.arch}`;
}
