import { createApp, defineComponent, h, ref, shallowRef, version } from 'vue';
import { askForArtifact, readHostSettings, type ReportedArtifact } from './readHostSettings';

const settings = readHostSettings();
const { artifactIds, apiUrl, portalUrl, dashboardUrl } = settings;

/**
 * Vue sets a property if the element has it, else an attribute. Templates compile to the same
 * calls.
 */
const VueHost = defineComponent({
  setup() {
    const place = ref(0);
    const isDark = ref(false);
    const isShown = ref(true);
    const artifact = shallowRef<ReportedArtifact>();
    const heard = ref<string[]>([]);
    void askForArtifact(settings, artifactIds[0] ?? '').then(
      (response) => (artifact.value = response),
    );

    const button = (name: string, onClick: () => void) => [
      h('button', { type: 'button', onClick }, name),
      ' ',
    ];
    const shownElements = () => {
      const theme = isDark.value ? 'dark' : 'light';
      const common = { theme, eager: true, apiUrl, portalUrl, dashboardUrl };
      return [
        h('trovi-artifact-card', {
          ...common,
          artifactId: artifactIds[place.value],
          onTroviOpen: (event: CustomEvent<{ artifactId: string }>) => {
            event.preventDefault();
            heard.value.push(`Opened ${event.detail.artifactId}`);
          },
        }),
        h('trovi-citation-box', {
          ...common,
          artifact: artifact.value,
          onTroviCopy: ({ detail }: CustomEvent<{ text: string }>) =>
            heard.value.push(`Copied ${detail.text.length} characters`),
        }),
      ];
    };
    return () => [
      h('h1', `Vue ${version}`),
      h('p', [
        button('Next artifact', () => (place.value = (place.value + 1) % artifactIds.length)),
        button('Change colours', () => (isDark.value = !isDark.value)),
        button('Change data', () => (artifact.value = { ...artifact.value, title: 'A New Title' })),
        button(isShown.value ? 'Take away' : 'Put back', () => (isShown.value = !isShown.value)),
      ]),
      isShown.value && artifact.value ? shownElements() : undefined,
      h(
        'ol',
        { 'aria-label': 'Events' },
        heard.value.map((line) => h('li', line)),
      ),
    ];
  },
});

createApp(VueHost).mount('#host');
