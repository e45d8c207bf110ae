import type { ServerMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { patienceOf } from '../../src/clocks/clocks.ts';
import { Client, newKey, people, playOn, running, SETTINGS, setting } from './setting.ts';

const fault = (name: string) => ({ fault: { fault: name } });

async function begun() {
  const made = setting();
  const { id, persons } = await running(made);
  const clients = await Promise.all(persons.map((who) => Client.at(made.house, id, who)));
  return { ...made, id, persons, clients };
}

const present = ({ around }: Client) =>
  around.table.seats.map((seat) => seat.is === 'person' && seat.present);

describe('who is at the table', () => {
  it('is there as long as one of their places is', async () => {
    const { house, id, persons, clients, time } = await begun();
    const second = await Client.at(house, id, persons[1]!);
    expect(present(clients[0]!)).toEqual([true, true, true]);
    clients[1]!.attendance.leave();
    await time.pass(0);
    expect(present(clients[0]!)).toEqual([true, true, true]);
    second.attendance.leave();
    second.attendance.leave();
    await time.pass(0);
    expect(present(clients[0]!)).toEqual([true, false, true]);
  });

  it('counts those who only look for a while', async () => {
    const { house, id, persons, clients, time, needs } = await begun();
    clients[2]!.attendance.leave();
    await time.pass(0);
    await house.look(id, persons[2]!);
    expect(present(clients[0]!)).toEqual([true, true, true]);
    await time.pass(needs.pace.lookedFor);
    expect(present(clients[0]!)).toEqual([true, true, false]);
  });

  it('counts spectators', async () => {
    const { house, id, clients, storage, time } = await begun();
    const [watcher] = await people(storage, 'Feyd');
    const watching = [await Client.at(house, id, watcher!), await Client.at(house, id, null)];
    expect(clients[0]!.around.spectators).toBe(2);
    watching[0]!.attendance.leave();
    await time.pass(0);
    expect(clients[0]!.around.spectators).toBe(1);
  });

  it('sends those away who may not look on once the game begins, or once they gave up', async () => {
    const { house, storage } = setting();
    const [host, guest, stranger] = await people(storage, 'Jessica', 'Stilgar', 'Feyd');
    const id = await house.create(host!, { ...SETTINGS, spectators: 'none' });
    await house.takeSeat(id, guest!, 1);
    const heard: ServerMessage[] = [];
    let dismissals = 0;
    const attend = (person: string) =>
      house.attend(
        id,
        person,
        (message) => heard.push(message),
        () => dismissals++,
      );
    const attendance = await attend(stranger!);
    await house.start(id, host!);
    expect(heard.at(-1)).toMatchObject({ is: 'rejected', key: null, ...fault('not-yours') });
    expect(dismissals).toBe(1);
    const sitting = await Client.at(house, id, host!);
    const guestsEnd = await attend(guest!);
    await house.leaveSeat(id, guest!);
    expect(heard.at(-1)).toMatchObject({ is: 'rejected', ...fault('not-yours') });
    const { length } = heard;
    await sitting.send({ do: 'say', key: newKey(), text: 'Alone at last.' });
    attendance.leave();
    guestsEnd.leave();
    expect(heard).toHaveLength(length);
    expect(dismissals).toBe(2);
    expect(sitting.around.spectators).toBe(0);
  });

  it('tells people who are away that it is their turn', async () => {
    const { clients, persons, turns, time } = await begun();
    turns.length = 0;
    clients[1]!.attendance.leave();
    clients[2]!.attendance.leave();
    await time.pass(0);
    const present = clients[0]!;
    while (turns.length === 0) {
      if (present.decision) await present.answer(present.choice());
      else break;
    }
    const waiting = present.snapshot!.waiting.map((seat) => persons[seat]!);
    for (const person of turns) expect(waiting).toContain(person);
    expect(turns).not.toContain(persons[0]);
  });
});

describe('a bot that stands in', () => {
  it('plays for who is away, when asked by the others after a while', async () => {
    const { house, id, persons, clients, time } = await begun();
    const ask = (by: string) => house.standIn(id, by, 1, true);
    expect(clients[0]!.around.table.seats[1]).toMatchObject({ absentSince: null });
    await expect(ask(persons[0]!)).rejects.toMatchObject(fault('not-away'));
    const left = time.now();
    clients[1]!.attendance.leave();
    await time.pass(patienceOf(SETTINGS.clock).absence - 1);
    expect(clients[0]!.around.table.seats[1]).toMatchObject({ absentSince: left });
    await expect(ask(persons[0]!)).rejects.toMatchObject(fault('not-away'));
    await time.pass(1);
    await expect(ask('person-Nobody')).rejects.toMatchObject(fault('not-yours'));
    await ask(persons[0]!);
    expect(clients[0]!.around.table.seats[1]).toMatchObject({ standIn: null, standInAsked: [0] });
    await ask(persons[2]!);
    await expect(ask(persons[0]!)).rejects.toMatchObject(fault('wrong-moment'));
    expect(clients[0]!.around.table.seats[1]).toMatchObject({ standIn: 'greedy', present: false });
    await playOn([clients[0]!, clients[2]!], { steps: 40, time });
    // Back by one message, which is theirs alone.
    await expect(house.standIn(id, persons[0]!, 1, false)).rejects.toMatchObject(
      fault('not-yours'),
    );
    const back = await Client.at(house, id, persons[1]!);
    expect(back.around.table.seats[1]).toMatchObject({ standIn: 'greedy', you: true });
    if (back.decision)
      expect(await back.answer(back.choice())).toMatchObject(fault('wrong-moment'));
    await house.standIn(id, persons[1]!, 1, false);
    expect(back.around.table.seats[1]).toMatchObject({ standIn: null, present: true });
    await playOn([clients[0]!, back, clients[2]!]);
    expect(back.snapshot!.result).not.toBeNull();
  });

  it('plays for oneself at any time', async () => {
    const { house, id, persons, clients, time } = await begun();
    await house.standIn(id, persons[2]!, 2, true);
    expect(clients[2]!.snapshot!.seats[2]).toEqual({ is: 'person', name: 'Gurney' });
    await playOn(clients.slice(0, 2), { steps: 30, time });
    await house.standIn(id, persons[2]!, 2, false);
    await playOn(clients, { steps: 30, time });
  });
});
