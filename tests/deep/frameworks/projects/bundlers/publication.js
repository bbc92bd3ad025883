import 'trovi-widgets/define/artifact-card';
import 'trovi-widgets/define/citation-box';
import { configure } from 'trovi-widgets/configure';

configure(JSON.parse(document.getElementById('settings').textContent));
