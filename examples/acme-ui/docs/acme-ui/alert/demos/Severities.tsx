import { Alert } from 'acme-ui';

export default function Severities() {
  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <Alert title="Saved" severity="success">
        Your page is public now.
      </Alert>
      <Alert severity="warning">Your plan ends in three days.</Alert>
      <Alert severity="error">The server does not answer.</Alert>
    </div>
  );
}
