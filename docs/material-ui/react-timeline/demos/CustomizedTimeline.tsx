import Typography from '@mui/material/Typography';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector, { timelineConnectorClasses } from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import CreateIcon from '@mui/icons-material/Create';
import FlagIcon from '@mui/icons-material/Flag';
import GroupIcon from '@mui/icons-material/Group';

const steps = [
  { title: 'Draft', text: 'Written by Linh in April', icon: <CreateIcon /> },
  { title: 'Review', text: 'Read by four teams', icon: <GroupIcon /> },
  { title: 'Decision', text: 'Accepted in June', icon: <FlagIcon /> },
];

export default function CustomizedTimeline() {
  return (
    <Timeline
      aria-label="Proposal"
      sx={{
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, padding: 0 },
        [`& .${timelineConnectorClasses.root}`]: { bgcolor: 'primary.main' },
      }}
    >
      {steps.map(({ title, text, icon }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot color="primary">{icon}</TimelineDot>
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pb: 3 }}>
            <Typography variant="h6" component="p">
              {title}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
