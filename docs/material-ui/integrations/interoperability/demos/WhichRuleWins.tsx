import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { layeredCache } from './layeredCache';

const questions = ['Your sheet comes last', 'More specific selector', 'Material UI in a layer'];

export default function WhichRuleWins() {
  const [answers, setAnswers] = React.useState([false, false, false]);
  const [last, specific, layer] = answers;
  const [container, setContainer] = React.useState<HTMLElement | null>(null);
  const caches = React.useMemo(
    () =>
      container && {
        plain: createCache({ key: 'wins', container }),
        layered: layeredCache({ key: 'wins-layered', container }),
      },
    [container],
  );
  const rule = `${specific ? '.shop ' : ''}.buy { border-radius: 24px }`;
  return (
    <Stack className="shop" spacing={2} sx={{ alignItems: 'center' }}>
      <FormGroup>
        {questions.map((label, index) => (
          <FormControlLabel
            key={label}
            label={label}
            control={<Switch name={label} checked={answers[index]} />}
            onChange={(_event, checked) =>
              setAnswers(answers.map((answer, at) => (at === index ? checked : answer)))
            }
          />
        ))}
      </FormGroup>
      <div style={{ height: 40 }}>
        <style>{last ? '' : rule}</style>
        {/* The style elements of Material UI */}
        <div ref={setContainer} />
        <style>{last ? rule : ''}</style>
        {caches && (
          <CacheProvider value={layer ? caches.layered : caches.plain}>
            <Button variant="contained" className="buy">
              Buy
            </Button>
          </CacheProvider>
        )}
      </div>
      <Typography component="code" sx={{ fontFamily: 'monospace' }}>
        {rule}
      </Typography>
      <Typography role="status">
        {last || specific || layer ? 'Your rule wins: 24px' : 'Material UI wins: 4px'}
      </Typography>
    </Stack>
  );
}
