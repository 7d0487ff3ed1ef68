import '../styles/fonts.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import { createApp } from 'vue';
import TakeOverApp from './TakeOverApp.vue';

createApp(TakeOverApp).mount('#app');
