import '../../board/styles/fonts.ts';
import '../../board/styles/tokens.css';
import '../../board/styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { refuseDragging } from '../press/no-dragging.ts';
import { latinFont } from '../../board/styles/first-fonts.ts';
import OverheadApp from './OverheadApp.vue';

refuseDragging();
void latinFont().then(() => createApp(OverheadApp).use(createPinia()).mount('#app'));
