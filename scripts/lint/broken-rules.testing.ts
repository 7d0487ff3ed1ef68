import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../../drive/runtime.ts';

// What the walls and limits are asks for no types: no program is made.
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The rules of the linter that a text breaks in the place of this file, as far as they need no types. */
export async function brokenRules(file: string, text: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}
