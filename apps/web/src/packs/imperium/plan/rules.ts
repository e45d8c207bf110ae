/** The rules themselves, for whoever plans: loaded when somebody does. */
export { imperiumFor, previewOf, reach } from '@landsraad/imperium';
