import { styled } from '@mui/system';

interface OrderCardProps {
  className?: string;
  number: number;
}

function OrderCard({ className, number }: OrderCardProps) {
  return (
    <div className={className}>
      <span className="OrderCard-label">Order {number}</span>
    </div>
  );
}

const UrgentOrderCard = styled(OrderCard)({
  padding: 16,
  color: '#fff',
  backgroundColor: '#b71c1c',
  '& .OrderCard-label': { fontWeight: 700, textDecoration: 'underline' },
});

export default function ClassesProp() {
  return <UrgentOrderCard number={4821} />;
}
