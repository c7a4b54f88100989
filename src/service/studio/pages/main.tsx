// pages: the studio in the browser.

import {render} from 'preact';
import {App} from './app.js';
import {applyTheme} from './parts/theme.js';
import './style/tokens.css';
import './style/base.css';

applyTheme();
const root = document.getElementById('studio');
if (root !== null) render(<App />, root);
