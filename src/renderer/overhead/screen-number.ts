import '../styles/fonts.ts';
import './screen-number.css';

// The page of a moment: main writes the screen's number behind the `#`.
for (const heading of document.querySelectorAll('h1')) heading.textContent = window.location.hash.slice(1);
