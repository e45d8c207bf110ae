export default function Rules() {
  return <main>{'…'}</main>;
}
