import '../../board/styles/fonts.ts';
import '../../board/styles/tokens.css';
import '../../board/styles/layout.css';
import { createApp } from 'vue';
import { LANGUAGES } from '../../text/language.ts';
import { tellErrors } from '../page-errors.ts';
import { refuseForeignPresses } from '../press/foreign-press.ts';
import StoppedApp from './StoppedApp.vue';

tellErrors();
refuseForeignPresses();
// Main writes them after the `#`.
const [asked, log = ''] = window.location.hash.slice(1).split(',');
const language = LANGUAGES.find((one) => one === asked) ?? 'en';
document.documentElement.lang = language;
createApp(StoppedApp, { language, log: decodeURIComponent(log) }).mount('#app');
