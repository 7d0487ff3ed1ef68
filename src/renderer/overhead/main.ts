import '../../board/styles/fonts.ts';
import '../../board/styles/tokens.css';
import '../../board/styles/layout.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { tellErrors } from '../page-errors.ts';
import { refuseDragging } from '../press/foreign-press.ts';
import { latinFont } from '../../board/styles/first-fonts.ts';
import OverheadApp from './OverheadApp.vue';

tellErrors();
refuseDragging();
void latinFont().then(() => createApp(OverheadApp).use(createPinia()).mount('#app'));
