import './styles/fonts.ts';
import './styles/tokens.css';
import './styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { refuseDragging } from './press/no-dragging.ts';
import { latinFont } from './styles/first-fonts.ts';

refuseDragging();
void latinFont().then(() => createApp(App).use(createPinia()).mount('#app'));
