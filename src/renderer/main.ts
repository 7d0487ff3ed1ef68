import '../board/styles/fonts.ts';
import '../board/styles/tokens.css';
import '../board/styles/layout.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { tellErrors } from './page-errors.ts';
import { refuseForeignPresses, refuseDragging } from './press/foreign-press.ts';
import { latinFont } from '../board/styles/first-fonts.ts';

tellErrors();
refuseDragging();
// Before the pages listen, some of which keep a press to themselves.
refuseForeignPresses();
void latinFont().then(() => createApp(App).use(createPinia()).mount('#app'));
