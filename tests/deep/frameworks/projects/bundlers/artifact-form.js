import 'trovi-widgets/define/artifact-form';
import { configure } from 'trovi-widgets/configure';

const { token, ...addresses } = JSON.parse(document.getElementById('settings').textContent);
configure({ ...addresses, getToken: async () => token });
