import '../board/styles/fonts.ts';
import '../board/styles/tokens.css';
import '../board/styles/base.css';
import './styles/desk.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).use(createPinia()).mount('#app');
