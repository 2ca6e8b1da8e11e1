/** The styles of the page that explains a response: no other page needs them. */
import './explain.css';
