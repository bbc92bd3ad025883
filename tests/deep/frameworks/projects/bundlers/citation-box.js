import 'trovi-widgets/define/citation-box';
import { configure } from 'trovi-widgets/configure';

const { token, ...addresses } = JSON.parse(document.getElementById('settings').textContent);
configure({ ...addresses, getToken: async () => token });
