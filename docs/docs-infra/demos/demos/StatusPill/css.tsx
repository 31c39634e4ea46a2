import './styles.css';

export default function StatusPill() {
  return <span className="pill">Order 1042 is packed</span>;
}
