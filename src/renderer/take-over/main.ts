import '../../board/styles/fonts.ts';
import '../../board/styles/tokens.css';
import '../../board/styles/layout.css';
import { createApp } from 'vue';
import { tellErrors } from '../page-errors.ts';
import { refuseForeignPresses } from '../press/foreign-press.ts';
import TakeOverApp from './TakeOverApp.vue';

tellErrors();
refuseForeignPresses();
createApp(TakeOverApp).mount('#app');
