export default function StatusPill() {
  return (
    <span className="rounded-2xl bg-sky-50 px-3 py-1 text-sky-950 dark:bg-sky-950 dark:text-sky-50">
      Order 1042 is packed
    </span>
  );
}
