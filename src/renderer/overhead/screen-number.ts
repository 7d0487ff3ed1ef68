import '../styles/fonts.ts';
import './screen-number.css';

// The page of a moment: main writes the screen's number behind the `#`.
document.body.textContent = window.location.hash.slice(1);
