/** `headpin-house COMMAND`: looks after the house on this PC. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS } from './commands.ts';
import { pathOf } from './place.ts';

const text = { type: 'string' } as const;
const OPTIONS = { to: text, from: text, at: text, keep: text, host: text, name: text } as const;

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { help }]) => `  ${name.padEnd(16)}${help}`);
  return `headpin-house COMMAND [--data FOLDER]\n${lines.join('\n')}`;
}

async function act(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    process.stderr.write(`${usage()}\n`);
    return 2;
  }
  const { values } = parseArgs({
    args: rest,
    options: {
      ...OPTIONS,
      data: { type: 'string', default: '/var/lib/headpin-house' },
      config: { type: 'string', default: '/etc/headpin-house/house.json' },
      page: { type: 'string', default: join(import.meta.dirname, 'front-desk') },
    },
  });
  const paths = { data: pathOf(values.data), config: pathOf(values.config), page: pathOf(values.page) };
  await command.act({ ...values, ...paths }, (line) => process.stdout.write(`${line}\n`));
  return 0;
}

try {
  process.exit(await act(process.argv.slice(2)));
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}
