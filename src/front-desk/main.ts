import '../board/styles/fonts.ts';
import '../board/styles/tokens.css';
import '../board/styles/layout.css';
import './styles/desk.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { Service } from './service/service.ts';
import { SERVICE } from './service/use-service.ts';

const app = createApp(App);
app.provide(SERVICE, new Service(window.fetch.bind(window)));
app.use(createPinia()).mount('#app');
