import '@fontsource-variable/archivo/standard-italic.css';
import '@fontsource-variable/archivo/standard.css';
import { watchLetters } from './other-letters.ts';

watchLetters();
