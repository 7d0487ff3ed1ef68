import '@fontsource-variable/archivo/standard-italic.css';
import '@fontsource-variable/archivo/standard.css';
import korean from '@fontsource-variable/noto-sans-kr/wght.css?inline';

// Hangul fills its square where Latin capitals stand on 0.7 of it: at 90 % a Korean name is as high as the others.
// The package cannot be told so, hence its own sheet, adopted with the descriptor added; it stays local as it was.
const sheet = new CSSStyleSheet();
sheet.replaceSync(korean.replace(/font-display:\s*swap/gu, 'font-display:block;size-adjust:90%'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
