import '../../board/styles/fonts.ts';
import './screen-number.css';

// Shows a screen's number briefly; main writes it after the `#`.
for (const heading of document.querySelectorAll('h1')) heading.textContent = window.location.hash.slice(1);
