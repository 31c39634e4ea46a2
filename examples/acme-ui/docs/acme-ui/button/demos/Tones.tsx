import { Button } from 'acme-ui';

export default function Tones() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button>Save</Button>
      <Button tone="neutral">Later</Button>
      <Button tone="danger">Delete</Button>
    </div>
  );
}
