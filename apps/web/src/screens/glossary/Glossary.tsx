export default function Glossary() {
  return <main>{'…'}</main>;
}
