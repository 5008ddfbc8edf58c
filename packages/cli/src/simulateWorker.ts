// Plays matches of a simulation on a thread of its own: a number comes in, the report of that match goes out.
import { workerData } from 'node:worker_threads';
import { playMatch } from './simulation.ts';
import { type SimulationSpec, simulationOf } from './simulationSpec.ts';
import { answerWith } from './worker.ts';

const simulation = await simulationOf(workerData as SimulationSpec);
answerWith((n) => playMatch(simulation, n));
