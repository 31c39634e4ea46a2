import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Comparison from './Comparison';
import PlanCard from './PlanCard';
import PlanPicker from './PlanPicker';
import { planFor, plans } from './plans';
import type { Billing } from './plans';
import Questions from './Questions';

/** Three plans as three plants. The reader's number of sensors points at the one that fits. */
export default function Pricing() {
  const [billing, setBilling] = React.useState<Billing>('monthly');
  const [sensors, setSensors] = React.useState(40);
  const [chosen, setChosen] = React.useState('');
  const fitting = planFor(sensors);

  return (
    <Container component="main" maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Box sx={{ textAlign: 'center', maxWidth: '40em', mx: 'auto' }}>
        <Typography sx={{ color: 'primary.main', fontWeight: 700, mb: 1 }}>Verdalune</Typography>
        <Typography variant="h3" component="h1">
          Pay for the plants you watch
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>
          Sensors tell you what your greenhouse needs, before the leaves do. Start with a few, and
          grow.
        </Typography>
      </Box>
      <PlanPicker
        sensors={sensors}
        onSensorsChange={setSensors}
        billing={billing}
        onBillingChange={setBilling}
      />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: 3 }}
      >
        {plans.map((plan, size) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            size={size}
            billing={billing}
            fits={plan === fitting}
            chosen={plan.name === chosen}
            onChoose={() => setChosen(plan.name)}
          />
        ))}
      </Box>
      <Typography
        role="status"
        sx={{ textAlign: 'center', color: 'text.secondary', mt: 2, mb: 6, minHeight: '1.5em' }}
      >
        {chosen
          ? `${chosen} is chosen, paid ${billing === 'yearly' ? 'by the year' : 'by the month'}.`
          : `${fitting?.name} fits ${sensors} sensors.`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          gap: { xs: 5, md: 8 },
        }}
      >
        <Comparison />
        <Questions />
      </Box>
    </Container>
  );
}
