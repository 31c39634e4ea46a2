import { styled } from '@mui/system';

const DeliveryNote = styled('p')({
  margin: 0,
  maxWidth: 360,
  padding: '12px 16px',
  borderInlineStart: '4px solid #f9a825',
  borderRadius: 4,
  backgroundColor: '#fff8e1',
  color: '#3e2723',
  '& strong': { display: 'block' },
});

export default function BasicUsage() {
  return (
    <DeliveryNote>
      <strong>Order 4471</strong>
      The warehouse in Gdańsk is waiting for a signature.
    </DeliveryNote>
  );
}
