import '../../board/styles/fonts.ts';
import '../../board/styles/tokens.css';
import '../../board/styles/base.css';
import { createApp } from 'vue';
import TakeOverApp from './TakeOverApp.vue';

createApp(TakeOverApp).mount('#app');
