export default function TextareaAutosizeThumbnail() {
  return <textarea readOnly rows={3} cols={18} value={'Grows with\nwhat is\nwritten'} />;
}
