import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function LoadingSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Card aria-busy={loading} sx={{ width: 280 }}>
      <Typography level="title-md" aria-hidden={loading}>
        <Skeleton loading={loading}>Order 2041</Skeleton>
      </Typography>
      <Typography level="body-sm" aria-hidden={loading}>
        <Skeleton loading={loading}>Leaves the warehouse on Monday</Skeleton>
      </Typography>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Card>
  );
}
