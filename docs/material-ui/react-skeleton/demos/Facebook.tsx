import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text = 'The prototype passed all tests. Thanks to everyone who stayed late this week.';

export default function Facebook() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the post' : 'Show the skeleton'}
      </Button>
      <Card sx={{ width: '100%' }} aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton animation="wave" variant="circular" width={40} height={40} />
            ) : (
              <Avatar sx={{ bgcolor: 'primary.main' }}>NH</Avatar>
            )
          }
          title={loading ? <Skeleton animation="wave" width="60%" /> : 'Nasrin Hosseini'}
          subheader={loading ? <Skeleton animation="wave" width="40%" /> : 'Yesterday'}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            {loading ? [0, 1].map((line) => <Skeleton key={line} animation="wave" />) : text}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
