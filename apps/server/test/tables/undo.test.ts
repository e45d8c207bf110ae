import { describe, expect, it } from 'vitest';
import { patienceOf } from '../../src/clocks/clocks.ts';
import { Client, newKey, people, playOn, running, SETTINGS, setting } from './setting.ts';

async function begun(steps: number) {
  const made = setting();
  const { id, persons } = await running(made);
  const clients = await Promise.all(
    [...persons, null].map((who) => Client.at(made.house, id, who)),
  );
  await playOn(clients, { steps });
  return { ...made, id, persons, clients, log: made.storage.log.get(id)! };
}

const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('taking back', () => {
  it('within the information rule needs nobody', async () => {
    const { clients, log, house, id } = await begun(20);
    let undone = 0;
    for (let i = 0; i < 60 && undone < 5; i++) {
      const client = clients.find(({ decision }) => decision)!;
      const before = client.whole!;
      await client.answer(client.choice());
      if (!client.snapshot!.canUndo) continue;
      const reply = await client.send({ do: 'undo', key: newKey(), seq: client.seq });
      expect(reply.is).toBe('accepted');
      expect(client.whole).toEqual(before);
      expect(log.at(-1)!.step).toEqual({ do: 'take-back', count: 1 });
      for (const each of clients)
        expect(each.whole).toEqual(asSent((await house.look(id, each.person)).snapshot));
      undone++;
      await client.answer(client.choice());
    }
    expect(undone).toBe(5);
  });

  it('again and again lets the log grow with its game, and no further', async () => {
    const { clients, log, time } = await begun(20);
    const client = () => clients.find(({ decision }) => decision)!;
    let last = client();
    for (; !last.snapshot!.canUndo; await last.answer(last.choice())) last = client();
    const undo = () => last.send({ do: 'undo', key: newKey(), seq: last.seq });
    let reply = await undo();
    while (reply.is === 'accepted') {
      await last.answer(last.choice());
      await time.pass(2000);
      reply = await undo();
    }
    expect(reply).toMatchObject({ fault: { fault: 'too-many' } });
    expect(log.length).toBeLessThan(300 + 3 * last.snapshot!.position);
    // The game goes on, and what it reaches may be taken back.
    await playOn(clients, { steps: 60 });
    for (last = client(); !last.snapshot!.canUndo; await last.answer(last.choice()))
      last = client();
    expect((await undo()).is).toBe('accepted');
  });

  it('is refused beyond it, and to others', async () => {
    const { clients, log } = await begun(30);
    const length = log.length;
    for (const client of clients.slice(0, 3)) {
      if (client.snapshot!.canUndo) continue;
      const reply = await client.send({ do: 'undo', key: newKey(), seq: client.seq });
      expect(reply).toMatchObject({ fault: { fault: 'refused', reason: { code: 'cannot-undo' } } });
    }
    const reply = await clients[3]!.send({ do: 'undo', key: newKey(), seq: clients[3]!.seq });
    expect(reply).toMatchObject({ fault: { fault: 'not-yours' } });
    expect(log).toHaveLength(length);
  });

  it('goes back further when everybody agrees', async () => {
    const { clients, log, house, id } = await begun(60);
    const asker = clients[0]!;
    const seat = asker.snapshot!.viewer;
    const answers = log.flatMap(({ step }) => (step.do === 'answer' ? [step] : []));
    const to = answers.findLastIndex((step) => step.seat === seat);
    const asked = { do: 'ask-undo', key: newKey(), seq: asker.seq } as const;
    expect((await asker.send(asked)).is).toBe('accepted');
    expect((await asker.send(asked)).is).toBe('accepted');
    const wish = { by: seat, to, agreed: [seat] };
    for (const { around } of clients) expect(around.undo).toEqual(wish);
    expect(log).toHaveLength(60);
    const agree = { do: 'reply-undo', to, agree: true } as const;
    await clients[1]!.send({ ...agree, key: newKey() });
    expect(clients[3]!.around.undo!.agreed).toEqual([0, 1]);
    await clients[2]!.send({ ...agree, key: newKey() });
    expect(log.at(-1)!.step).toEqual({ do: 'take-back', count: 60 - to });
    for (const client of clients) {
      expect(client.snapshot!.position).toBe(to);
      expect(client.around.undo).toBeNull();
      expect(client.whole).toEqual(asSent((await house.look(id, client.person)).snapshot));
    }
    expect(asker.decision).not.toBeNull();
    await playOn(clients, { steps: 10 });
  });

  it('ends when somebody declines or somebody answers', async () => {
    const { clients, log } = await begun(60);
    const ask = () => clients[0]!.send({ do: 'ask-undo', key: newKey(), seq: clients[0]!.seq });
    await ask();
    const { to } = clients[0]!.around.undo!;
    await clients[2]!.send({ do: 'reply-undo', key: newKey(), to, agree: false });
    expect(clients[0]!.around.undo).toBeNull();
    const late = await clients[1]!.send({ do: 'reply-undo', key: newKey(), to, agree: true });
    expect(late).toMatchObject({ fault: { fault: 'moved-on' } });
    await ask();
    expect(clients[1]!.around.undo).not.toBeNull();
    await playOn(clients, { steps: 1 });
    expect(clients[1]!.around.undo).toBeNull();
    expect(log).toHaveLength(61);
  });

  it('is granted once, whichever process hears of it again', async () => {
    const { clients, log, id, storage, time } = await begun(60);
    await clients[0]!.send({ do: 'ask-undo', key: newKey(), seq: clients[0]!.seq });
    const { to } = clients[0]!.around.undo!;
    const agree = { do: 'reply-undo', to, agree: true } as const;
    await clients[1]!.send({ ...agree, key: newKey() });
    const last = { ...agree, key: newKey() };
    await clients[2]!.send(last);
    const { house } = setting({ storage, time });
    const again = await house.send(id, clients[2]!.person, last);
    expect(again).toEqual({ is: 'accepted', key: last.key, seq: log.length });
    expect(log).toHaveLength(61);
  });

  it('counts the word of those who say it at once through two processes', async () => {
    const { clients, log, id, persons, storage, time } = await begun(60);
    await clients[0]!.send({ do: 'ask-undo', key: newKey(), seq: clients[0]!.seq });
    const { to } = clients[0]!.around.undo!;
    const { house } = setting({ storage, time });
    await house.look(id, null);
    const agree = () => ({ do: 'reply-undo', key: newKey(), to, agree: true }) as const;
    const replies = [clients[1]!.send(agree()), house.send(id, persons[2]!, agree())];
    for (const { is } of await Promise.all(replies)) expect(is).toBe('accepted');
    expect(log.at(-1)!.step.do).toBe('take-back');
  });

  it('ends when somebody else takes a seat whose word was given', async () => {
    const { clients, house, id, persons, storage } = await begun(60);
    await people(storage, 'Feyd');
    await clients[0]!.send({ do: 'ask-undo', key: newKey(), seq: clients[0]!.seq });
    expect(clients[2]!.around.undo).not.toBeNull();
    await house.leaveSeat(id, persons[1]!);
    expect(clients[2]!.around.undo).toBeNull();
  });

  it('asks nobody for a bot, but everybody for themselves', async () => {
    const { clients, house, id, persons, time } = await begun(60);
    clients[1]!.attendance.leave();
    await time.pass(patienceOf(SETTINGS.clock).absence);
    await house.standIn(id, persons[0]!, 1, true);
    await house.standIn(id, persons[2]!, 1, true);
    await house.standIn(id, persons[2]!, 2, true);
    await clients[0]!.send({ do: 'ask-undo', key: newKey(), seq: clients[0]!.seq });
    // The third left the seat to a bot but still sits there.
    expect(clients[0]!.around.undo!.agreed).toEqual([0]);
    const { to } = clients[0]!.around.undo!;
    await clients[2]!.send({ do: 'reply-undo', key: newKey(), to, agree: true });
    expect(clients[0]!.snapshot!.position).toBe(to);
  });
});
