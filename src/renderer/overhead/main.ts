import '../styles/fonts.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import OverheadApp from './OverheadApp.vue';

createApp(OverheadApp).use(createPinia()).mount('#app');
