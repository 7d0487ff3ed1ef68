import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../../drive/runtime.ts';

// The wall and limit rules need no types, so no program is created.
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

/** The lint rules, among those without types, that a text would break as this file. */
export async function brokenRules(file: string, text: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}
