import '@fontsource-variable/archivo/standard-italic.css';
import '@fontsource-variable/archivo/standard.css';
import korean from '@fontsource-variable/noto-sans-kr/wght.css?inline';

// Hangul fills its square while Latin capitals fill 0.7 of it; at 90 % a Korean name looks as high as others. The
// package has no such option, so its sheet is adopted here with the descriptor added; the fonts stay local.
const sheet = new CSSStyleSheet();
sheet.replaceSync(korean.replace(/font-display:\s*swap/gu, 'font-display:block;size-adjust:90%'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
