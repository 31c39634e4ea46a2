import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { topics } from './articles';
import type { Topic } from './articles';

interface TopicFilterProps {
  /** Nothing when all are shown. */
  topic: Topic | undefined;
  onChange: (topic: Topic | undefined) => void;
}

/** A button for each topic. The one that is pressed is shown alone. */
export default function TopicFilter({ topic: chosen, onChange }: TopicFilterProps) {
  return (
    <Box role="group" aria-label="Topics" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {[undefined, ...topics].map((topic) => (
        <Chip
          key={topic ?? 'All'}
          component="button"
          label={topic ?? 'All'}
          variant={topic === chosen ? 'filled' : 'outlined'}
          color={topic === chosen ? 'primary' : 'default'}
          aria-pressed={topic === chosen}
          onClick={() => onChange(topic)}
        />
      ))}
    </Box>
  );
}
