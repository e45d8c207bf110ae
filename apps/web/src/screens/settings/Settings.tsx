export default function Settings() {
  return <main>{'…'}</main>;
}
