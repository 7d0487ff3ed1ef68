import { askMain } from '../drive/ask-main.ts';
import { SEEN_POINTS } from './support/points.ts';
import { expect, test } from './support/test.ts';

test.use({ fresh: true });

test('Electron’s points on security hold on a checkout; npm run verify asks the packaged program the same', async ({
  open,
}) => {
  const { app } = await open();
  const asRoot = process.env['HEADPIN_NO_SANDBOX'] === '1';
  for (const { number, title, code } of SEEN_POINTS) {
    // Root has no sandbox; `npm test` runs this as an ordinary user.
    if (number === 4 && asRoot) continue;
    await test.step(`${String(number)}: ${title}`, async () => {
      const wrong = await askMain(() =>
        app.evaluate(async (electron, body) => {
          type Asked = (of: typeof electron) => Promise<readonly string[]>;
          const { runInThisContext } = process.getBuiltinModule('node:vm');
          const asked = runInThisContext(`(async (electron) => { ${body} })`) as Asked;
          return asked(electron);
        }, code),
      );
      expect.soft(wrong, `point ${String(number)}: ${title}`).toEqual([]);
    });
  }
});
