import '../styles/fonts.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import { refuseDragging } from '../press/no-dragging.ts';
import { latinFont } from '../styles/first-fonts.ts';
import OverheadApp from './OverheadApp.vue';

refuseDragging();
void latinFont().then(() => createApp(OverheadApp).use(createPinia()).mount('#app'));
