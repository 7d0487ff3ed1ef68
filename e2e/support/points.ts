/** A program whose main process can be asked; `code` is the body of a function that gets `electron`. */
export interface Askable {
  readonly main: (code: string) => Promise<unknown>;
}

/** One of Electron's twenty points on security, and what of it can be seen in a running program. */
export interface Point {
  readonly number: number;
  readonly title: string;
  /** Runs in main; answers a list of what is wrong. */
  readonly code: string;
}

/** Functions that the code of each point may use. */
const TOOLS = `
  const { app, BrowserWindow, session, webContents } = electron;
  const fs = process.getBuiltinModule('node:fs');
  const wrong = [];
  const must = (is, what) => { if (!is) wrong.push(what); };
  const pages = webContents.getAllWebContents();
  const [page] = pages.filter((one) => one.getURL().endsWith('/index.html'));
  const preferences = () => pages.map((one) => one.getLastWebPreferences());
  const inPage = (script) => page.executeJavaScript(script, true);
  must(page !== undefined, 'the window shows no page of ours');
`;

const POINTS: readonly Point[] = [
  {
    number: 1,
    title: 'no page comes from, or can load anything from, the network or a file',
    code: `
      for (const one of pages) must(one.getURL().startsWith('app://headpin/'), one.getURL());
      const loaded = await inPage(\`Promise.all(
        ['http://example.com/', 'https://example.com/', 'ws://example.com/', 'file:///etc/hostname', 'app://headpin/index.html']
          .flatMap((address) => [
            fetch(address).then(() => 'fetched ' + address, () => null),
            new Promise((resolve) => { const made = new Image(); made.onload = () => resolve('drew ' + address);
              made.onerror = () => resolve(null); made.src = address; }),
            new Promise((resolve) => { const made = document.createElement('script'); made.onload = () => resolve('ran ' + address);
              made.onerror = () => resolve(null); made.src = address; document.head.append(made); }),
          ])).then((all) => all.filter((one) => one !== null && !one.includes('app://')).join())\`);
      must(loaded === '', loaded);`,
  },
  {
    number: 2,
    title: 'no page has Node',
    code: `
      for (const one of preferences()) {
        must(one.nodeIntegration === false, 'nodeIntegration');
        must(one.nodeIntegrationInWorker !== true, 'nodeIntegrationInWorker');
        must(one.nodeIntegrationInSubFrames !== true, 'nodeIntegrationInSubFrames');
      }
      const seen = await inPage("['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window).join()");
      must(seen === '', seen);`,
  },
  {
    number: 3,
    title: 'every page is isolated from its preload script',
    code: `
      for (const one of preferences()) must(one.contextIsolation === true, 'contextIsolation');
      const changed = await inPage(\`(async () => {
        const plain = Promise.prototype.then; let heard = 0;
        Function.prototype.call = new Proxy(Function.prototype.call, { apply: (...all) => { heard += 1; return Reflect.apply(...all); } });
        try { lane.program.load = 1; } catch {}
        return typeof lane.program.load === 'function' && (await lane.program.load()).ok === true;
      })()\`);
      must(changed === true, 'the page could change the bridge');`,
  },
  {
    number: 4,
    title: 'every page runs in Chromium’s sandbox',
    code: `
      for (const one of preferences()) must(one.sandbox === true, 'sandbox');
      must(!app.commandLine.hasSwitch('no-sandbox'), '--no-sandbox');
      for (const one of pages) {
        const status = fs.readFileSync('/proc/' + one.getOSProcessId() + '/status', 'utf8');
        must(/^Seccomp:\\s+2$/mu.test(status), 'no filter of system calls');
        must(/^NoNewPrivs:\\s+1$/mu.test(status), 'a page could gain privileges');
      }`,
  },
  {
    number: 5,
    title: 'every permission is refused',
    code: `
      const given = await inPage(\`Promise.all(
        ['camera', 'microphone', 'geolocation', 'notifications', 'midi', 'clipboard-read', 'clipboard-write', 'idle-detection',
          'screen-wake-lock', 'storage-access', 'window-management', 'local-fonts'].map(async (name) => {
          const state = await navigator.permissions.query({ name }).then((one) => one.state, () => 'denied');
          return state === 'denied' ? [] : [name];
        })).then((all) => all.flat().join())\`);
      must(given === '', given);
      const camera = await inPage("navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'given', () => 'refused')");
      must(camera === 'refused', 'the camera');
      const screen = await inPage("navigator.mediaDevices.getDisplayMedia().then(() => 'given', () => 'refused')");
      must(screen === 'refused', 'the screen');`,
  },
  {
    number: 6,
    title: 'no page has its web security off',
    code: `for (const one of preferences()) must(one.webSecurity !== false, 'webSecurity');`,
  },
  {
    number: 7,
    title: 'every page has a content policy, and no script of its own text runs',
    code: `
      for (const one of pages) {
        const answer = await session.defaultSession.fetch(one.getURL());
        const policy = answer.headers.get('content-security-policy') ?? '';
        must(policy.startsWith("default-src 'none'; script-src 'self'"), policy);
        must(!policy.includes('unsafe') && !policy.includes('*') && !policy.includes('http'), policy);
      }
      const ran = await inPage(\`(() => { const made = document.createElement('script'); made.textContent = 'window.ran = true';
        document.body.append(made); made.remove(); document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = true">');
        document.body.lastElementChild.remove(); try { new Function('window.ran = true')(); } catch {} return 'ran' in window; })()\`);
      must(ran === false, 'a script ran');`,
  },
  {
    number: 8,
    title: 'no page may run insecure content',
    code: `
      for (const one of preferences()) must(one.allowRunningInsecureContent !== true, 'allowRunningInsecureContent');
      must(!app.commandLine.hasSwitch('allow-running-insecure-content'), 'the switch');`,
  },
  {
    number: 9,
    title: 'no experimental feature is on',
    code: `
      for (const one of preferences()) must(one.experimentalFeatures !== true, 'experimentalFeatures');
      for (const name of ['enable-experimental-web-platform-features', 'enable-experimental-extension-apis'])
        must(!app.commandLine.hasSwitch(name), name);`,
  },
  {
    number: 10,
    title: 'no feature of Blink is switched on',
    code: `
      for (const one of preferences()) must((one.enableBlinkFeatures ?? '') === '', 'enableBlinkFeatures');
      must(!app.commandLine.hasSwitch('enable-blink-features'), 'the switch');`,
  },
  {
    number: 11,
    title: 'no page can embed a webview, with pop-ups or without',
    code: `
      for (const one of preferences()) must(one.webviewTag === false, 'webviewTag');
      await inPage(\`new Promise((resolve) => { const made = document.createElement('webview');
        made.setAttribute('allowpopups', ''); made.setAttribute('src', 'app://headpin/sheet.html'); document.body.append(made);
        setTimeout(() => { made.remove(); resolve(0); }, 500); })\`);
      must(webContents.getAllWebContents().length === pages.length, 'a webview was made');`,
  },
  {
    number: 12,
    title: 'a webview that was made all the same is refused before it has any options',
    code: `
      for (const one of pages) {
        let prevented = false;
        one.emit('will-attach-webview', { preventDefault: () => { prevented = true; } }, { nodeIntegration: true }, {});
        must(prevented, one.getURL());
      }`,
  },
  {
    number: 13,
    title: 'no page leads to another',
    code: `
      const before = pages.map((one) => one.getURL()).join();
      for (const to of ['https://example.com/', 'file:///etc/hostname', 'data:text/html,x', 'app://headpin/sheet.html', 'chrome://gpu'])
        await inPage('location.href = ' + JSON.stringify(to) + '; 0');
      await inPage('new Promise((resolve) => setTimeout(resolve, 500))');
      must(pages.map((one) => one.getURL()).join() === before, 'the page was left');`,
  },
  {
    number: 14,
    title: 'no page opens a window',
    code: `
      const opened = await inPage(\`['about:blank', 'https://example.com/', 'app://headpin/index.html', 'javascript:0']
        .map((address) => String(window.open(address, '_blank'))).join()\`);
      must(opened === 'null,null,null,null', opened);
      must(webContents.getAllWebContents().length === pages.length, 'there is another page');`,
  },
  {
    number: 15,
    title: 'main opens nothing in another program: its code never asks the system for that',
    code: `
      const folder = app.getAppPath() + '/out/main';
      for (const name of fs.readdirSync(folder, { recursive: true })) {
        if (!String(name).endsWith('js')) continue;
        const text = fs.readFileSync(folder + '/' + name, 'utf8');
        must(!/openExternal|openPath|showItemInFolder|setAsDefaultProtocolClient/u.test(text), String(name));
      }`,
  },
  {
    number: 17,
    title: 'main answers only pages of ours in windows of ours',
    code: `
      const sources = ['data:text/html,x', 'app://headpin/index.html'];
      for (const source of sources) {
        const preload = app.getAppPath() + '/out/preload/index.cjs';
        const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await window.loadURL(source).catch(() => undefined);
        const answer = await window.webContents.executeJavaScript('lane.program.load().then(JSON.stringify)');
        must(answer === '{"ok":false,"error":{"code":"forbidden"}}', source + ' was answered ' + answer);
        window.destroy();
      }`,
  },
  {
    number: 18,
    title: 'pages come from a protocol of our own, and nothing outside their folder does',
    code: `
      for (const one of pages) must(new URL(one.getURL()).protocol === 'app:', one.getURL());
      for (const path of ['', '../main/index.js', '..%2fmain%2findex.js', '%2e%2e/main/index.js', '/etc/hostname', 'index.html?a=1']) {
        const { status } = await session.defaultSession.fetch('app://headpin/' + path);
        must(status === 404, path);
      }`,
  },
  {
    number: 20,
    title: 'a page sees calls that carry plain data, and nothing of Electron',
    code: `
      const seen = await inPage(\`(async () => {
        const known = ['ipcRenderer', 'electron', 'webFrame', 'contextBridge'].filter((name) => name in window);
        const odd = Object.entries(lane).flatMap(([noun, group]) => typeof group === 'function'
          ? (noun === 'listen' ? [] : [noun]) : Object.entries(group).filter(([, call]) => typeof call !== 'function').map(([verb]) => verb));
        const heard = await new Promise((resolve) => {
          lane.listen((...all) => resolve(all.length === 1 && !('sender' in all[0]) && 'name' in all[0] ? [] : ['a notice with more']));
          lane.settings.change({ theme: 'day' }).then(() => lane.settings.change({ theme: 'night' }));
        });
        return [...known, ...odd, ...heard, ...(Object.isFrozen(lane) ? [] : ['not frozen'])].join();
      })()\`);
      must(seen === '', seen);`,
  },
];

/** The points that a running program shows; 16 is a version, and 19 the executable's own bytes. */
export const SEEN_POINTS: readonly Point[] = POINTS.map((point) => ({
  ...point,
  code: `${TOOLS}\n${point.code}\nreturn wrong;`,
}));
